// Class names of a CSS module; webpack refuses a name that the module does not have.
declare module '*.module.css';
declare module '*.css';
