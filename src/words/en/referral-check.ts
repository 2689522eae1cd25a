/** What is wrong in a referral, and what is on its paper. */
export const referralCheck = {
  empty: "{field}: this is still empty.",
  pastDay: "{field}: please write a past day as month/day/year, 03/09/2021.",
  areaCode: "{field}: please add the area code.",
  npi: "{field}: please read it again. Its ten digits do not fit together.",
  fax: "Fax to {number}",
  head: "{fax}, {clinic}, {address}. Phone {phone}",
} as const;
