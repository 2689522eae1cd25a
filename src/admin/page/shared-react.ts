import type { Plugin } from "esbuild";

/**
 * Gives our own forms the React that the editor has in it and renders them with. Hooks do not work with another copy.
 */
export const sharedReact: Plugin = {
  name: "shared-react",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react$/ }, () => ({ path: "react", namespace: "shared-react" }));
    onLoad({ filter: /./, namespace: "shared-react" }, () => ({
      contents: "module.exports = globalThis.__SVELTIA_CMS_REACT__;",
    }));
  },
};
