// The one-way dependencies between packages, games and apps, for the dependency-cruiser.
const tests = '(^|/)tests/|\\.test\\.ts$';

/** Whatever lies in `from` may import only what lies in `to` (and itself). */
const only = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { pathNot: to },
});

const kernel = '^packages/kernel/';
const record = '^packages/record/';
const parts = '^packages/parts/';
const own = '^games/$1/';
/** Whoever reads the rules of a game without being one. */
const readers = 'text/|bot/|statistics/|ascii/|web/|board-model/|generated/';
/** Words that a board may say: names, cards, short phrases. */
const words = '^games/[^/]+/src/text/words/';
/** Things without rules: what is printed, and the shapes of pieces. */
const pieces = '^games/[^/]+/src/(?:content|pieces|generated)/';
const model = '^games/[^/]+/src/board-model/';

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Break the circle: move what both need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', comment: 'The import leads nowhere.', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('kernel-alone', 'The kernel imports nothing.', kernel, [kernel]),
    only('record', 'Recorded games import the kernel only.', record, [record, kernel]),
    only('parts', 'Parts import the kernel only.', parts, [parts, kernel]),
    only(
      'presentation',
      'The presentation of games is a contract over the kernel, and what text boards are drawn with.',
      '^packages/presentation/',
      ['^packages/presentation/', kernel, record, parts],
    ),
    only('table', 'The table imports kernel, record and parts, and what validates messages.', '^packages/table/', [
      '^packages/table/',
      kernel,
      record,
      parts,
      '^packages/chance/',
      '^node_modules/',
    ]),
    only('chance', 'The chance source imports the kernel and its cryptographic library.', '^packages/chance/', [
      '^packages/chance/',
      kernel,
      '^node_modules/@noble/',
    ]),
    only('bots', 'Bots know kernel and parts, no game.', '^packages/bots/', [
      '^packages/bots/',
      kernel,
      parts,
      '^node:',
      '^(worker_threads|os|url|path|fs|perf_hooks)$',
    ]),
    only('web-kit', 'Pieces of screen know no rules.', '^packages/web-kit/', [
      '^packages/(web-kit|presentation|table)/',
      kernel,
      '^node_modules/',
    ]),
    only('catalog', 'The catalog only lists games.', '^packages/catalog/', [
      '^packages/catalog/',
      kernel,
      '^packages/(bots|presentation)/',
      '^games/',
    ]),
    only('rules', 'Rules import kernel, parts and their own game.', `^games/([^/]+)/src/(?!${readers})`, [own, kernel, parts]),
    only(
      'generated',
      'Generated files are data: they import only the shape of a rulebook.',
      '^(?:packages|games|apps)/[^/]+/src/generated/',
      ['^packages/presentation/'],
    ),
    only('text-and-ascii', 'Text and ascii import kernel, parts, presentation and their own game.', '^games/([^/]+)/src/(text|ascii)/', [
      own,
      kernel,
      parts,
      '^packages/presentation/',
    ]),
    only('game-bot', "A game's bot imports kernel, parts, bots and its own game.", '^games/([^/]+)/src/bot/', [
      own,
      kernel,
      parts,
      '^packages/bots/',
    ]),
    only('statistics', 'What simulations of a game count imports kernel, bots and its own game.', '^games/([^/]+)/src/statistics/', [
      own,
      kernel,
      '^packages/bots/',
    ]),
    only('board', 'A board imports web-kit, kernel and its own game.', '^games/([^/]+)/src/web/', [
      own,
      kernel,
      '^packages/(web-kit|presentation|table)/',
      '^node_modules/',
    ]),
    {
      name: 'rules-below-readers',
      comment: 'Rules do not know their text, bot, ascii or board.',
      severity: 'error',
      from: { path: `^games/[^/]+/src/(?!${readers})`, pathNot: tests },
      to: { path: '^games/[^/]+/src/(text|bot|statistics|ascii|web|board-model)/' },
    },
    only('board-model', 'A board model imports the kernel and its own game.', '^games/([^/]+)/src/board-model/', [own, kernel]),
    {
      name: 'board-types-only',
      comment:
        'A board shows a view, an offer and what is suggested: of its game it imports types, its model and words that no rule stands behind.',
      severity: 'error',
      from: { path: '^games/[^/]+/src/web/', pathNot: tests },
      to: {
        path: '^games/[^/]+/src/',
        pathNot: ['^games/[^/]+/src/(?:web|generated)/', model, words],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'board-model-without-rules',
      comment:
        'A board model, and the words of a board, derive nothing that is a rule: of their game they import types, what is printed, shapes and each other.',
      severity: 'error',
      from: { path: [model, words], pathNot: tests },
      to: { path: '^games/[^/]+/src/', pathNot: [model, words, pieces], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'apps-through-catalog',
      comment: 'Apps get games from the catalog.',
      severity: 'error',
      from: { path: '^apps/', pathNot: tests },
      to: { path: '^games/' },
    },
    {
      name: 'nothing-above-apps',
      comment: 'Nobody imports an app.',
      severity: 'error',
      from: { path: '^(packages|games)/', pathNot: tests },
      to: { path: '^apps/' },
    },
    {
      name: 'testkit-in-tests',
      comment: 'The testkit is for tests and tools.',
      severity: 'error',
      from: { path: '^(packages/(?!testkit/)|games/|apps/)', pathNot: tests },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'no-tests',
      comment: 'Product code does not import tests; the bench of several nodes measures those that the tests start.',
      severity: 'error',
      from: { pathNot: `${tests}|^apps/server/bench/nodes\\.ts$` },
      to: { path: tests },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node-runtime|dist|\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.json'],
    },
  },
};
