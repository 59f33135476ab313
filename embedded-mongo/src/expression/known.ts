/** Operators of the real server that are refused by name; everything else is a typing error. */
const ELSEWHERE = new Set(
  `$abs $accumulator $acos $acosh $allElementsTrue $anyElementTrue $arrayElemAt $arrayToObject $asin $asinh $atan $atan2 $atanh
  $avg $binarySize $bitAnd $bitNot $bitOr $bitXor $bsonSize $ceil $concatArrays $convert $cos $cosh $dateAdd $dateDiff
  $dateFromParts $dateFromString $dateSubtract $dateToParts $dateToString $dateTrunc $dayOfMonth $dayOfWeek $dayOfYear
  $degreesToRadians $divide $exp $filter $first $firstN $floor $function $getField $hour $indexOfArray $indexOfBytes
  $indexOfCP $isNumber $isoDayOfWeek $isoWeek $isoWeekYear $last $lastN $let $ln $log $log10 $ltrim $map $max $maxN $median
  $mergeObjects $meta $millisecond $min $minN $minute $mod $month $objectToArray $percentile $pow $radiansToDegrees $rand
  $range $reduce $regexFind $regexFindAll $regexMatch $replaceAll $replaceOne $reverseArray $round $rtrim $sampleRate
  $second $setDifference $setEquals $setField $setIntersection $setIsSubset $setUnion $sigmoid $sin $sinh $slice $sortArray
  $split $sqrt $stdDevPop $stdDevSamp $strLenBytes $strLenCP $strcasecmp $substr $substrBytes $substrCP $sum $tan $tanh
  $toBool $toDate $toDecimal $toDouble $toHashedIndexKey $toInt $toLong $toLower $toObjectId $toString $toUUID $toUpper $trim
  $trunc $tsIncrement $tsSecond $type $unsetField $week $year $zip`.split(/\s+/),
);

export const isKnownElsewhere = (name: string): boolean => ELSEWHERE.has(name);
