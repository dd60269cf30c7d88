/** The people of the demo, with their one password; they exist in demo mode only. */
export const demoLogins = [
  { email: 'landlord@mezzo.example', password: 'mezzo-demo', role: 'landlord', name: 'Jana Keller' },
  { email: 'limited@mezzo.example', password: 'mezzo-demo', role: 'limited', name: 'Lena Hoffmann' },
  { email: 'tenant@mezzo.example', password: 'mezzo-demo', role: 'tenant', name: 'Tom Berger' },
  { email: 'staff@mezzo.example', password: 'mezzo-demo', role: 'staff', name: 'Sam Weber' },
] as const
