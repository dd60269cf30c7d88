/** Title and description of a listing in the three languages of the interface. */
export interface PlaceText {
  title: Record<'en' | 'de' | 'fr', string>
  description: Record<'en' | 'de' | 'fr', string>
}

/** The texts of the demo listings by their key. */
export const placeTexts: Readonly<Record<string, PlaceText>> = {
  torstrasse: {
    title: {
      en: 'Bright two rooms on the quiet side of Torstraße',
      de: 'Helle zwei Zimmer auf der ruhigen Seite der Torstraße',
      fr: 'Deux pièces lumineux, côté calme de la Torstraße',
    },
    description: {
      en: 'The flat looks onto a green courtyard, so the windows can stay open at night. Oak floor, a proper desk, a kitchen for people who cook. Rosenthaler Platz and the U8 are four minutes away on foot.',
      de: 'Die Wohnung liegt zum grünen Hof, die Fenster können nachts offen bleiben. Eichenboden, ein richtiger Schreibtisch und eine Küche für Leute, die gern kochen. Zum Rosenthaler Platz mit der U8 sind es vier Minuten zu Fuß.',
      fr: 'L’appartement donne sur une cour verte : on peut dormir la fenêtre ouverte. Parquet en chêne, un vrai bureau et une cuisine pour ceux qui aiment cuisiner. La Rosenthaler Platz et le métro U8 sont à quatre minutes à pied.',
    },
  },
  lindenhof: {
    title: {
      en: 'Lindenhof: studios and one-bedroom apartments by the canal',
      de: 'Lindenhof: Studios und Apartments mit Schlafzimmer am Kanal',
      fr: 'Lindenhof : studios et deux-pièces au bord du canal',
    },
    description: {
      en: 'Forty furnished apartments around a courtyard with old lime trees. Each has its own kitchen and bath, fast internet and a washing machine in the cellar for every house. A caretaker lives on the premises and hands over the keys.',
      de: 'Vierzig möblierte Apartments um einen Hof mit alten Linden. Jedes hat eigene Küche und eigenes Bad, schnelles Internet, und in jedem Haus steht ein Waschkeller bereit. Der Hausmeister wohnt im Haus und übergibt die Schlüssel.',
      fr: 'Quarante appartements meublés autour d’une cour plantée de vieux tilleuls. Chacun a sa cuisine, sa salle de bains et une connexion rapide ; une buanderie se trouve dans chaque bâtiment. Le gardien habite sur place et remet les clés.',
    },
  },
  westendstrasse: {
    title: {
      en: 'Three rooms with balcony near Schwanthalerhöhe',
      de: 'Drei Zimmer mit Balkon auf der Schwanthalerhöhe',
      fr: 'Trois pièces avec balcon à Schwanthalerhöhe',
    },
    description: {
      en: 'A corner flat on the third floor with sun from noon to evening. Two bedrooms, a dining table for six and a balcony above the chestnut trees. The Bavariapark and the U5 are round the corner.',
      de: 'Eine Eckwohnung im dritten Stock mit Sonne von Mittag bis Abend. Zwei Schlafzimmer, ein Esstisch für sechs und ein Balkon über den Kastanien. Bavariapark und U5 liegen um die Ecke.',
      fr: 'Un appartement d’angle au troisième étage, ensoleillé de midi au soir. Deux chambres, une table pour six et un balcon au-dessus des marronniers. Le Bavariapark et le métro U5 sont au coin de la rue.',
    },
  },
  praterstrasse: {
    title: {
      en: 'Old Viennese flat between Prater and Danube Canal',
      de: 'Altbauwohnung zwischen Prater und Donaukanal',
      fr: 'Appartement viennois ancien entre le Prater et le canal',
    },
    description: {
      en: 'High ceilings, double windows and herringbone floor, renovated with care two years ago. The bedroom looks into the courtyard. Nestroyplatz is two minutes away, the Stephansdom three stops.',
      de: 'Hohe Räume, Kastenfenster und Fischgrätparkett, vor zwei Jahren behutsam renoviert. Das Schlafzimmer liegt zum Hof. Zum Nestroyplatz sind es zwei Minuten, zum Stephansdom drei Stationen.',
      fr: 'Hauts plafonds, doubles fenêtres et parquet à chevrons, rénovés avec soin il y a deux ans. La chambre donne sur la cour. Nestroyplatz est à deux minutes, la cathédrale à trois stations.',
    },
  },
  kastanienallee: {
    title: {
      en: 'Roof flat with terrace above Kastanienallee',
      de: 'Dachgeschoss mit Terrasse über der Kastanienallee',
      fr: 'Dernier étage avec terrasse sur la Kastanienallee',
    },
    description: {
      en: 'Under the roof with a lift to the door and a terrace for breakfast in the morning sun. Floor heating, a bathtub with a view and blackout blinds for late risers. Cafés downstairs, the Mauerpark in five minutes.',
      de: 'Unter dem Dach, mit Aufzug bis vor die Tür und einer Terrasse für das Frühstück in der Morgensonne. Fußbodenheizung, eine Badewanne mit Aussicht und Verdunklung für Langschläfer. Unten Cafés, in fünf Minuten der Mauerpark.',
      fr: 'Sous les toits, avec ascenseur et une terrasse au soleil du matin. Chauffage au sol, baignoire avec vue et stores occultants. Des cafés en bas de l’immeuble, le Mauerpark à cinq minutes.',
    },
  },
  gaertnerplatz: {
    title: {
      en: 'Elegant flat on Gärtnerplatz for up to four',
      de: 'Elegante Wohnung am Gärtnerplatz für bis zu vier Personen',
      fr: 'Élégant appartement sur la Gärtnerplatz, jusqu’à quatre',
    },
    description: {
      en: 'Two quiet bedrooms to the back, a wide living room over the square to the front. Made for families and longer projects: cot and high chair are there, and so is a lockable storage room. The Isar is seven minutes away.',
      de: 'Zwei ruhige Schlafzimmer nach hinten, ein großes Wohnzimmer über dem Platz nach vorn. Gemacht für Familien und längere Projekte: Gitterbett und Hochstuhl sind da, ein abschließbarer Abstellraum auch. Zur Isar sind es sieben Minuten.',
      fr: 'Deux chambres calmes à l’arrière, un grand séjour au-dessus de la place. Pensé pour les familles et les longues missions : lit de bébé, chaise haute et un débarras fermant à clé. L’Isar est à sept minutes.',
    },
  },
  josefstadt: {
    title: {
      en: 'Calm two rooms in the Josefstadt',
      de: 'Ruhige zwei Zimmer in der Josefstadt',
      fr: 'Deux pièces au calme dans la Josefstadt',
    },
    description: {
      en: 'First floor of a Biedermeier house with a small garden in the yard. The kitchen has an espresso machine and room for two. Tram 2 stops at the door, the university is one stop away.',
      de: 'Erster Stock eines Biedermeierhauses mit kleinem Garten im Hof. In der Küche stehen eine Espressomaschine und ein Tisch für zwei. Die Linie 2 hält vor der Tür, zur Universität ist es eine Station.',
      fr: 'Premier étage d’une maison Biedermeier avec un petit jardin dans la cour. Dans la cuisine, une machine à expresso et une table pour deux. Le tram 2 s’arrête devant la porte, l’université est à une station.',
    },
  },
  sonnenallee: {
    title: {
      en: 'Sunny one-bedroom flat on Sonnenallee, front house',
      de: 'Sonnige Wohnung mit Schlafzimmer an der Sonnenallee',
      fr: 'Deux pièces ensoleillé sur la Sonnenallee',
    },
    description: {
      en: 'Second floor with balcony to the south. Freshly painted, with a new bed and a bicycle stand in the yard. Bakeries, markets and the S-Bahn are all within five minutes.',
      de: 'Zweiter Stock mit Südbalkon. Frisch gestrichen, mit neuem Bett und Fahrradständer im Hof. Bäcker, Markt und S-Bahn sind alle in fünf Minuten zu erreichen.',
      fr: 'Deuxième étage avec balcon plein sud. Repeint récemment, literie neuve et local à vélos dans la cour. Boulangeries, marchés et S-Bahn à moins de cinq minutes.',
    },
  },
  gartenhaus: {
    title: {
      en: 'Garden house studio behind Sonnenallee',
      de: 'Studio im Gartenhaus hinter der Sonnenallee',
      fr: 'Studio dans la maison du jardin, Sonnenallee',
    },
    description: {
      en: 'A small studio on the ground floor of the garden house, cool in summer and very quiet. One room, one kitchenette, one door to the garden.',
      de: 'Ein kleines Studio im Erdgeschoss des Gartenhauses, im Sommer kühl und sehr ruhig. Ein Zimmer, eine Kochnische, eine Tür in den Garten.',
      fr: 'Un petit studio au rez-de-chaussée de la maison du jardin, frais en été et très calme. Une pièce, une kitchenette, une porte sur le jardin.',
    },
  },
  isarvorstadt: {
    title: {
      en: 'Two rooms near the Isar with a workplace',
      de: 'Zwei Zimmer an der Isar mit Arbeitsplatz',
      fr: 'Deux pièces près de l’Isar avec espace de travail',
    },
    description: {
      en: 'A flat for people who work from home some days: height-adjustable desk, screen and 500 Mbit/s. The kitchen is open to the living room. Sendlinger Tor is a ten-minute walk, the river five.',
      de: 'Eine Wohnung für Leute, die auch zu Hause arbeiten: höhenverstellbarer Tisch, Bildschirm und 500 Mbit/s. Die Küche ist zum Wohnzimmer offen. Zum Sendlinger Tor sind es zehn Minuten zu Fuß, zum Fluss fünf.',
      fr: 'Pour ceux qui travaillent parfois à la maison : bureau réglable, écran et 500 Mbit/s. La cuisine est ouverte sur le séjour. Sendlinger Tor est à dix minutes à pied, la rivière à cinq.',
    },
  },
  schwanthaler: {
    title: {
      en: 'Furnished room in a shared flat of three',
      de: 'Möbliertes Zimmer in einer Dreier-Wohngemeinschaft',
      fr: 'Chambre meublée dans une colocation à trois',
    },
    description: {
      en: 'Sixteen square metres with desk and wardrobe. You share kitchen, bath and a big table with two nurses. Ideal for an internship or the first months in town.',
      de: 'Sechzehn Quadratmeter mit Schreibtisch und Kleiderschrank. Küche, Bad und einen großen Tisch teilen Sie mit zwei Pflegekräften. Passt für ein Praktikum oder die ersten Monate in der Stadt.',
      fr: 'Seize mètres carrés avec bureau et armoire. Cuisine, salle de bains et grande table partagées avec deux infirmières. Idéal pour un stage ou les premiers mois en ville.',
    },
  },
  neubau: {
    title: {
      en: 'Gallery flat in Neubau with a high window',
      de: 'Galeriewohnung in Neubau mit hohem Fenster',
      fr: 'Appartement à mezzanine à Neubau, grande verrière',
    },
    description: {
      en: 'A former workshop with a four-metre window and a bed on the gallery. Warm in winter thanks to floor heating. Neubaugasse with U3 and bus 13A is around the corner.',
      de: 'Eine frühere Werkstatt mit vier Meter hohem Fenster und einem Bett auf der Galerie. Dank Fußbodenheizung im Winter warm. Die Neubaugasse mit U3 und 13A liegt um die Ecke.',
      fr: 'Un ancien atelier avec une verrière de quatre mètres et un lit en mezzanine. Chaud en hiver grâce au chauffage au sol. Le métro U3 et le bus 13A sont au coin de la rue.',
    },
  },
  zieglergasse: {
    title: {
      en: 'Compact city flat on Zieglergasse',
      de: 'Kompakte Stadtwohnung in der Zieglergasse',
      fr: 'Appartement compact dans la Zieglergasse',
    },
    description: {
      en: 'Everything in reach: a separate bedroom, a kitchen with dishwasher, a washing machine of your own. Five minutes to Mariahilfer Straße, and yet the street is quiet after eight.',
      de: 'Alles in Reichweite: ein getrenntes Schlafzimmer, eine Küche mit Geschirrspüler, eine eigene Waschmaschine. Fünf Minuten zur Mariahilfer Straße, und trotzdem ist die Gasse nach acht still.',
      fr: 'Tout à portée de main : une chambre séparée, une cuisine avec lave-vaisselle et votre propre lave-linge. À cinq minutes de la Mariahilfer Straße, dans une rue calme dès vingt heures.',
    },
  },
  maybachufer: {
    title: {
      en: 'Two rooms on the canal, being prepared',
      de: 'Zwei Zimmer am Kanal, in Vorbereitung',
      fr: 'Deux pièces au bord du canal, en préparation',
    },
    description: {
      en: 'Second floor with a view of the water and the Tuesday market. Pictures follow once the kitchen is in.',
      de: 'Zweiter Stock mit Blick auf das Wasser und den Dienstagsmarkt. Bilder folgen, sobald die Küche steht.',
      fr: 'Deuxième étage avec vue sur l’eau et le marché du mardi. Les photos suivront une fois la cuisine posée.',
    },
  },
  schanzenstrasse: {
    title: {
      en: 'Old-building flat in the Schanze with bay window',
      de: 'Altbauwohnung in der Schanze mit Erker',
      fr: 'Appartement ancien dans la Schanze avec bow-window',
    },
    description: {
      en: 'Stucco, floorboards and a reading seat in the bay window. Bedroom to the yard, bath with daylight. Sternschanze station is three minutes away.',
      de: 'Stuck, Dielen und ein Leseplatz im Erker. Schlafzimmer zum Hof, Bad mit Tageslicht. Zum Bahnhof Sternschanze sind es drei Minuten.',
      fr: 'Moulures, parquet et un coin lecture dans le bow-window. Chambre sur cour, salle de bains avec fenêtre. La gare de Sternschanze est à trois minutes.',
    },
  },
  ehrenfeldguertel: {
    title: {
      en: 'Loft-like flat in Ehrenfeld',
      de: 'Loftartige Wohnung in Ehrenfeld',
      fr: 'Appartement façon loft à Ehrenfeld',
    },
    description: {
      en: 'An open floor plan in a former printing house, with a kitchen island and a sleeping alcove. Freight lift, bicycle cellar, and the Neptunbad across the street.',
      de: 'Offener Grundriss in einer früheren Druckerei, mit Kochinsel und Schlafnische. Lastenaufzug, Fahrradkeller, und gegenüber das Neptunbad.',
      fr: 'Plan ouvert dans une ancienne imprimerie, avec îlot de cuisine et alcôve. Monte-charge, local à vélos, et le Neptunbad en face.',
    },
  },
  croixrousse: {
    title: {
      en: 'Silk weaver’s flat on the Croix-Rousse',
      de: 'Seidenweberwohnung auf der Croix-Rousse',
      fr: 'Appartement canut à la Croix-Rousse',
    },
    description: {
      en: 'Ceilings of four metres and beams that once carried looms. A bedroom on the mezzanine, a stone kitchen floor, the market on the boulevard every morning but Monday.',
      de: 'Vier Meter hohe Räume mit Balken, die einst Webstühle trugen. Schlafplatz auf der Galerie, Steinboden in der Küche, und auf dem Boulevard jeden Morgen außer montags Markt.',
      fr: 'Quatre mètres sous plafond et des poutres qui portaient les métiers à tisser. Chambre en mezzanine, tomettes dans la cuisine, et le marché du boulevard chaque matin sauf le lundi.',
    },
  },
  boxhagener: {
    title: {
      en: 'Calm one-bedroom flat near Boxhagener Platz',
      de: 'Ruhige Zwei-Zimmer-Wohnung am Boxhagener Platz',
      fr: 'Deux-pièces au calme près de la Boxhagener Platz',
    },
    description: {
      en: 'First floor with a view of old plane trees. The kitchen is separate, the bed is new, and the market is two minutes away. S-Bahn Ostkreuz is a ten-minute walk.',
      de: 'Erster Stock mit Blick auf alte Platanen. Die Küche ist separat, das Bett neu, und der Markt liegt zwei Minuten entfernt. Zur S-Bahn Ostkreuz gehen Sie zehn Minuten.',
      fr: 'Au premier étage, avec vue sur de vieux platanes. Cuisine séparée, lit neuf, et le marché à deux minutes. La gare d’Ostkreuz est à dix minutes à pied.',
    },
  },
  oderberger: {
    title: {
      en: 'Two rooms with balcony in Oderberger Straße',
      de: 'Zwei Zimmer mit Balkon in der Oderberger Straße',
      fr: 'Deux pièces avec balcon, Oderberger Straße',
    },
    description: {
      en: 'Third floor in the rear building, with the balcony facing south-west. A desk for two screens and a quiet bedroom. The Mauerpark begins at the end of the street.',
      de: 'Dritter Stock im Hinterhaus, der Balkon liegt nach Südwesten. Ein Schreibtisch für zwei Bildschirme und ein stilles Schlafzimmer. Am Ende der Straße beginnt der Mauerpark.',
      fr: 'Au troisième étage sur cour, balcon orienté sud-ouest. Un bureau pour deux écrans et une chambre silencieuse. Le Mauerpark commence au bout de la rue.',
    },
  },
  graefestrasse: {
    title: {
      en: 'Old flat with an open kitchen in Graefestraße',
      de: 'Altbau mit offener Küche in der Graefestraße',
      fr: 'Appartement ancien avec cuisine ouverte, Graefestraße',
    },
    description: {
      en: 'Floorboards, high windows and a kitchen that opens onto the living room. Dogs are welcome. The canal is round the corner, the U8 five minutes away.',
      de: 'Dielen, hohe Fenster und eine Küche, die zum Wohnzimmer offen ist. Hunde sind willkommen. Der Kanal liegt um die Ecke, die U8 ist fünf Minuten entfernt.',
      fr: 'Parquet, hautes fenêtres et une cuisine ouverte sur le séjour. Les chiens sont les bienvenus. Le canal est au coin de la rue, le métro U8 à cinq minutes.',
    },
  },
}

/** House rules that most listings share. */
export const houseRules: Record<'en' | 'de' | 'fr', string> = {
  en: 'Quiet hours are from 22:00 to 7:00. Please separate the rubbish, and air the rooms twice a day in winter. Visitors are welcome; tell us if somebody stays longer than a week.',
  de: 'Die Ruhezeit ist von 22 bis 7 Uhr. Bitte den Müll trennen und im Winter zweimal am Tag lüften. Besuch ist willkommen; bitte sagen Sie Bescheid, wenn jemand länger als eine Woche bleibt.',
  fr: 'Le calme est de rigueur de 22 h à 7 h. Merci de trier les déchets et d’aérer deux fois par jour en hiver. Les visiteurs sont les bienvenus ; prévenez-nous si quelqu’un reste plus d’une semaine.',
}
