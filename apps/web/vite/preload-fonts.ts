// Owns the preloading of the two Latin faces: asked for with the page itself, so that words do not change their face after they appear.
import type { Plugin } from 'vite';

const FIRST = /(?:grenze-latin-600-normal|faustina-latin-wght-normal)-[\w-]+\.woff2$/;

export function preloadFonts(): Plugin {
  return {
    name: 'undercroft:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}
