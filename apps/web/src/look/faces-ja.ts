// Owns the Japanese faces: loaded with the language, in slices, each only when a page shows one of its characters.
import '@fontsource-variable/noto-sans-jp/index.css';
import '@fontsource-variable/noto-serif-jp/index.css';
