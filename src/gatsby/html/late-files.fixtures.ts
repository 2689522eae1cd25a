/** The end of a page as Gatsby 5.16 writes it, with its inline scripts and script tags. */
export function pageOfGatsby(path: string): string {
  return `<p>Words</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-24.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="a9fb41";</script><script src="/webpack-runtime-22.js" async></script><script src="/framework-89.js" integrity="sha384-x" async></script><script src="/app-24.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;
}
