import { createPinia } from 'pinia';
import { createApp } from 'vue';
import Board from './Board.vue';

createApp(Board).use(createPinia()).mount(document.body);
