// The words of the gallery in Chinese.

/** @type {import('../../messages/words.js').GalleryWords} */
export default {
  page: {
    title: '四个棋盘，一个裁判，代码可复制：chess-arbiter',
    heading: '四个棋盘，一个裁判',
    intro:
      '这些棋盘是别人制作的。每一步都询问这个包，显示棋子能去哪里，询问升变的棋子，标出被将军的王，并说明着法为何不允许。旁边的代码就是全部所需，也正是这里运行的代码。',
    aboutCm: '用 SVG 绘制，无依赖。',
    aboutReact: 'React 组件。',
    aboutJs: '使用 jQuery。它的 npm 包没有棋子图片，所以这里是字符。',
    aboutElement: 'Web 组件。',
    chessground:
      'Lichess 的棋盘 {board} 用法相同。它采用 GPL 第 3 版或更高版本，与它打包在一起的也是如此：所以它不在本页运行。它的用法见代码库中的 {recipe}。',
    galleryCredits:
      'cm-chessboard、react-chessboard 和 chessboard-element 的棋子依照 {author} 的作品绘制，来自维基共享资源，{licence}。{notices}。',
  },
  texts: {
    copyFile: '复制 {file}',
    notLoaded: '无法载入此棋盘：{reason}',
    badFen: '无法读取地址中的局面：{problems} 棋盘从通常的局面开始。',
  },
};
