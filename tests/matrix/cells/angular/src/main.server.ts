import { mergeApplicationConfig } from '@angular/core';
import { type BootstrapContext, bootstrapApplication } from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { Board, config } from './board';

const routes = withRoutes([{ path: '**', renderMode: RenderMode.Prerender }]);
const server = mergeApplicationConfig(config, { providers: [provideServerRendering(routes)] });

export default (context: BootstrapContext) => bootstrapApplication(Board, server, context);
