export { DefaultLayout as Layout } from './layouts/DefaultLayout';
