export { AdminLayout as Layout } from '../../layouts/AdminLayout';
