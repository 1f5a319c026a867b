/** The body types of the listing's filter, as it spells them. */
export type BodyType = 'Sedan' | 'SUV' | 'Cross Over' | 'Convertible' | 'HatchBack' | 'Sports';
