export { QueryBuilderBulma } from './QueryBuilderBulma';
export { translations } from '../../shared/drawnIcons';
