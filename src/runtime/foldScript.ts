/** What a reader does that may ask for more of a page than what they see of it. */
const ACTIONS = ['click', 'keydown', 'hashchange'];

/**
 * Folds a page from its first paint on: what is below the screen is laid out later (see fold.ts). A page that its reader
 * may not see from the top stays whole, as does each that they do something with, or scroll by more than a screen at once:
 * what is above them has to have its height by then.
 */
export const foldScript = (): string =>
  `(function(data,entry){if(!location.hash&&entry&&entry.type==='navigate')data.folded='';` +
  `function unfold(){delete data.folded}var top=scrollY;` +
  `${JSON.stringify(ACTIONS)}.forEach(function(type){addEventListener(type,unfold,true)});` +
  `addEventListener('scroll',function(){if(Math.abs(scrollY-top)>innerHeight)unfold();top=scrollY},{passive:true})` +
  `})(document.documentElement.dataset,performance.getEntriesByType('navigation')[0])`;
