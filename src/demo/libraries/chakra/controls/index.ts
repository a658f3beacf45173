export { controlElements } from './controlElements';
export { theme } from './theme';
