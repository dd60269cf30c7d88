/** First names by origin; the lists of last names have the same order. */
export const firstNames: readonly (readonly string[])[] = [
  ['Anna', 'Lukas', 'Sophie', 'Jonas', 'Hanna', 'Felix', 'Katharina', 'Moritz', 'Friederike', 'Benedikt'],
  ['Yusuf', 'Elif', 'Deniz', 'Zeynep', 'Emre', 'Selin', 'Kerem', 'Aylin'],
  ['Camille', 'Julien', 'Amélie', 'Théo', 'Élodie', 'Bastien', 'Margaux', 'Rémi'],
  ['Chiara', 'Matteo', 'Giulia', 'Lorenzo', 'Francesca', 'Davide', 'Elena', 'Pietro'],
  ['Marek', 'Agnieszka', 'Kacper', 'Zofia', 'Wojciech', 'Magdalena', 'Piotr', 'Joanna'],
  ['Inês', 'Tiago', 'Beatriz', 'Rafael', 'Lucía', 'Álvaro', 'Marta', 'Javier'],
  ['Noor', 'Karim', 'Layla', 'Omar', 'Rania', 'Samir', 'Yasmin', 'Tarek'],
  ['Priya', 'Arjun', 'Ananya', 'Rohan', 'Kavya', 'Vikram', 'Meera', 'Siddharth'],
  ['Oleksandr', 'Iryna', 'Dmytro', 'Oksana', 'Andriy', 'Kateryna', 'Taras', 'Nadiya'],
  ['Sven', 'Ingrid', 'Anders', 'Freja', 'Lars', 'Astrid', 'Mikkel', 'Signe'],
  ['Olivia', 'James', 'Charlotte', 'Callum', 'Grace', 'Ethan', 'Hannah', 'Niall'],
  ['Haruka', 'Kenji', 'Yuki', 'Takumi', 'Minh', 'Linh', 'Wei', 'Mei'],
  ['Amara', 'Chidi', 'Ngozi', 'Kwame', 'Abena', 'Tunde', 'Zanele', 'Thabo'],
]

/** Last names by origin. */
export const lastNames: readonly (readonly string[])[] = [
  [
    'Brandt',
    'Vogel',
    'Lindner',
    'Hartmann',
    'Seidel',
    'Kuhn',
    'Pfeiffer',
    'Albers',
    'Weiß',
    'Strobl',
    'Huber',
  ],
  ['Demir', 'Yıldız', 'Aksoy', 'Kaplan', 'Öztürk', 'Şahin', 'Arslan', 'Aydın'],
  ['Fournier', 'Moreau', 'Lefèvre', 'Girard', 'Roussel', 'Chevalier', 'Marchand', 'Dubois'],
  ['Rossi', 'Bianchi', 'Ferrari', 'Conti', 'Marini', 'Greco', 'De Luca', 'Ricci'],
  ['Nowak', 'Kowalska', 'Wójcik', 'Zieliński', 'Kamiński', 'Lewandowska', 'Dąbrowski', 'Mazur'],
  ['Duarte', 'Carvalho', 'Almeida', 'Ferreira', 'García', 'Navarro', 'Ortega', 'Moreno'],
  ['Haddad', 'Nasser', 'Khalil', 'Mansour', 'Saleh', 'Hamdan', 'Rahman', 'Aziz'],
  ['Sharma', 'Iyer', 'Kapoor', 'Menon', 'Reddy', 'Banerjee', 'Desai', 'Nair'],
  ['Shevchenko', 'Kovalenko', 'Bondar', 'Melnyk', 'Tkachenko', 'Savchuk', 'Lysenko', 'Marchenko'],
  ['Lindqvist', 'Holm', 'Nilsson', 'Sørensen', 'Bergström', 'Kjær', 'Dahl', 'Møller'],
  ['Whitfield', 'O’Connor', 'Bennett', 'Murray', 'Clarke', 'Sinclair', 'Hughes', 'Doyle'],
  ['Tanaka', 'Sato', 'Nakamura', 'Ito', 'Nguyen', 'Pham', 'Chen', 'Zhang'],
  ['Okafor', 'Mensah', 'Adeyemi', 'Boateng', 'Dlamini', 'Eze', 'Asante', 'Nkosi'],
]

/** Employers that do not exist. */
export const companies: readonly string[] = [
  'Nordlicht Software',
  'Isarwerk Robotik',
  'Kranich Logistik',
  'Vela Biotech',
  'Donaustrom Energie',
  'Atelier Morgenrot',
  'Brückner & Partner',
  'Lumen Medizintechnik',
  'Spreeblick Medien',
  'Alpenglanz Hotels',
  'Zweirad Union',
  'Klinikum Westpark',
  'Hanseat Marine',
  'Feldweg Foods',
  'Orbit Halbleiter',
  'Turmhaus Architekten',
]

/** What people do. */
export const jobTitles: readonly string[] = [
  'Project lead',
  'Software engineer',
  'Assistenzärztin',
  'Data analyst',
  'Architekt',
  'Product designer',
  'Ingénieure procédés',
  'Consultant',
  'Physiotherapeut',
  'Marketing manager',
  'Postdoc',
  'Bauleiter',
  'Violinist',
  'Lawyer',
  'Chef de projet',
  'Kitchen chef',
]

/** What tenants write with their request. */
export const messages: readonly string[] = [
  'I start a new job nearby and look for a quiet place for the first months. I do not smoke and work mostly from the office.',
  'Guten Tag, ich betreue ein Projekt vor Ort und suche für diese Zeit eine ruhige Wohnung. Am Wochenende bin ich meist zu Hause bei meiner Familie.',
  'Bonjour, nous venons pour une mission de quelques mois et votre appartement est tout près de mon bureau. Nous sommes calmes et soigneux.',
  'We are renovating our own flat and need a home for the time in between. Both of us have permanent contracts and are happy to send papers.',
  'Ich mache ein Praktikum in der Nähe. Meine Eltern übernehmen die Miete und können gern eine Bürgschaft schicken.',
  'Would it be possible to arrive late in the evening? My train comes in at 22:10.',
  'Is there a desk and a stable internet connection? I have a few video calls each week.',
  'Wir kommen zu zweit. Gibt es einen Platz für zwei Fahrräder im Hof?',
  'Je serai en échange universitaire ce semestre. Je peux fournir une attestation de bourse.',
  'My company pays the rent and would like an invoice made out to it. Thank you!',
]
