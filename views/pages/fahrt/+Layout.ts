export { DriveLayout as Layout } from '../../layouts/DriveLayout';
