export { controlElements } from './controlElements';
export { theme } from './theme';
export { translations } from './translations';
