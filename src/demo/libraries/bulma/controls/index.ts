export { QueryBuilderBulma } from './QueryBuilderBulma';
