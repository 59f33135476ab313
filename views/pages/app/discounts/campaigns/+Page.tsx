import { OfferList } from '../list/OfferList';

export default OfferList;
