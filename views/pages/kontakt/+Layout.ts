export { AdminWhenSignedInLayout as Layout } from '../../layouts/AdminWhenSignedInLayout';
