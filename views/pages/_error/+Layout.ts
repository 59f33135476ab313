export { ErrorLayout as Layout } from '../../layouts/ErrorLayout';
