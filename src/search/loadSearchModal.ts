/** Loads the modal; after a failure the next call tries again. */
export const loadSearchModal = () => import(/* webpackChunkName: "search-modal" */ './modal/SearchModal');
