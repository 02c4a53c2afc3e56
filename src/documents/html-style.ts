// The style of documents on pages: light and dark screens, narrow ones, paper.

export const htmlStyle = `
:root{color-scheme:light dark;--ink:#1b1f24;--soft:#4d5660;--line:#c9d0d8;--page:#fff;--head:#eef1f5;--mark:#8a4b00;--caution:#fff4e0;--link:#0b57a8}
@media (prefers-color-scheme:dark){:root{--ink:#e8ebef;--soft:#b4bcc6;--line:#454d57;--page:#14171b;--head:#222830;--mark:#ffbf66;--caution:#33270f;--link:#8fc1ff}}
*{box-sizing:border-box}
html{font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",Arial,sans-serif;color:var(--ink);background:var(--page)}
body{max-width:64rem;margin:0 auto;padding:1.5rem 1.25rem 4rem;overflow-wrap:anywhere}
a{color:var(--link)}
a:focus-visible,summary:focus-visible,.scroll:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.skip{position:absolute;left:-999rem;padding:.5rem 1rem;background:var(--page)}
.skip:focus{left:1rem;top:1rem}
h1{font-size:2rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.5rem;line-height:1.25;margin:2.5rem 0 .75rem;padding-bottom:.25rem;border-bottom:2px solid var(--line)}
h3{font-size:1.2rem;margin:2rem 0 .5rem}
h4,h5{font-size:1rem;margin:1.5rem 0 .5rem}
.about{color:var(--soft);margin:0 0 1rem}
nav{background:var(--head);padding:.75rem 1.25rem;border-radius:.375rem;margin:1.5rem 0}
nav h2{font-size:1rem;margin:0 0 .25rem;border:0;padding:0}
nav ol{margin:0;padding-left:1.25rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:1rem 0}
dt{font-weight:600}
dd{margin:0}
.scroll{overflow-x:auto;margin:1rem 0}
table{border-collapse:collapse;width:100%;font-size:.9rem;overflow-wrap:normal}
caption{text-align:left;font-weight:600;padding:.25rem 0}
th,td{padding:.35rem .6rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
thead th{background:var(--head);border-bottom:2px solid var(--line)}
tbody th{font-weight:600}
.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
figure{margin:1.5rem 0}
figure svg{display:block;width:100%;max-width:45rem;height:auto;background:#fff;border:1px solid var(--line);border-radius:.375rem}
figcaption{margin-top:.5rem}
.alternative{color:var(--soft)}
summary{cursor:pointer;color:var(--link)}
.note{border-left:4px solid var(--line);background:var(--head);padding:.6rem 1rem;margin:1rem 0}
.caution{border-left-color:var(--mark);background:var(--caution)}
blockquote{border-left:4px solid var(--line);margin:1rem 0;padding:.1rem 1rem}
blockquote footer{color:var(--soft)}
code,pre{font-family:ui-monospace,"DejaVu Sans Mono",Consolas,monospace;font-size:.9em}
pre{background:var(--head);padding:.75rem 1rem;border-radius:.375rem;white-space:pre-wrap}
@media (max-width:36rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}
@media print{@page{size:A4;margin:18mm 16mm}
:root{--ink:#000;--soft:#333;--line:#888;--page:#fff;--head:#f2f2f2;--mark:#000;--caution:#fff;--link:#000}
html{font-size:10pt}body{max-width:none;padding:0}
.skip{display:none}.break{break-before:page}
h1,h2,h3,h4,h5,caption,figcaption{break-after:avoid}
figure,tr,dl,.note,pre{break-inside:avoid}thead{display:table-header-group}.scroll{overflow:visible}
main a[href^=http]::after{content:" (" attr(href) ")";font-size:.85em}}
`
