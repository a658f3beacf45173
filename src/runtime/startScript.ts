/**
 * Says, above the page, that it did not load properly. `fail(reason)` is for a site whose scripts fail: it uses nothing
 * but the page. Served under another path than it was built for, a site gets no script at all: then the banner names the
 * path that it should be built for, which is what stands before the page's own. No script will lay the page out bit by
 * bit (see fold.ts), so that it is laid out as a whole.
 */
const FAILURE_BANNER =
  `function fail(reason){var d=document;if(d.getElementById('load-failure'))return;delete d.documentElement.dataset.folded;` +
  `function add(parent,tag,text){var e=d.createElement(tag);e.textContent=text;parent.appendChild(e);return e}` +
  `var built=names[0].replace(/[/][^/]*$/,''),page=(window.pagePath||'').replace(/[/]$/,''),` +
  `path=location.pathname.replace(/[/]index[.]html$|[.]html?$|[/]$/,''),` +
  `start=path.length-page.length,base=path.slice(start)===page?path.slice(0,start):built,` +
  `box=d.createElement('div');box.id='load-failure';box.setAttribute('role','alert');` +
  `add(box,'strong','This site did not load properly.');` +
  `if(base!==built)add(box,'p','It is served under the path '+(base||'/')+' and was built for '+(built||'/')+'. ` +
  `Whoever runs it: build it '+(base?'with PATH_PREFIX='+base:'without PATH_PREFIX')+'.');` +
  `else{add(box,'p',reason+' You can read this page; what needs scripts does not work.');` +
  `add(box,'button','Retry').onclick=function(){location.reload()}}` +
  `d.body.insertBefore(box,d.body.firstChild)}`;

/** The event by which the site's scripts say why they do not run the page; its detail is the reason. */
export const START_FAILURE = 'startfailure';

/**
 * Fetches the site's scripts once the page has loaded, or as soon as its reader does something: what can be read and
 * used without them comes first. Its own element names them in `data-scripts`, and in `data-build` the build, which Gatsby's
 * scripts want to know. A banner tells when one of them fails that
 * the site needs to run, or when together they do not run. As long as they do not, the browser's buttons change nothing but
 * the address where the site had put it: then the page of that address is loaded. A button with `data-early` that is
 * pressed keeps that there, for React.
 */
export const startScript = (): string =>
  `(function(data){window.___webpackCompilationHash=data.build;var names=data.scripts.split(' ');${FAILURE_BANNER}var left=names.length,waiting=names;` +
  `function start(){waiting.forEach(function(name){var s=document.createElement('script');s.src=name;s.async=false;` +
  `s.onerror=function(){if(!window.___loader)fail('The file '+name+' did not load.')};` +
  `s.onload=function(){left-=1;if(!left&&!window.___loader)fail('Its scripts do not run.')};` +
  `document.body.appendChild(s)});waiting=[]}` +
  `function place(){return location.pathname+location.search}var here=place();` +
  `addEventListener('popstate',function(){if(!('hydrated'in document.documentElement.dataset)&&place()!==here)` +
  `location.reload()});` +
  `addEventListener('load',function(){setTimeout(start)});` +
  `addEventListener('click',function(e){var b=e.target.closest('[data-early]');if(b)b.dataset.early='pressed'});` +
  `addEventListener('${START_FAILURE}',function(e){fail(e.detail)});` +
  `['pointerdown','keydown'].forEach(function(type){addEventListener(type,start,{passive:true})})` +
  `})(document.currentScript.dataset)`;
