import { englishOptionsDemo } from './english-options.demo.js';

/** Dishes that are called the same wherever they are eaten. */
const SAME = [
  'Bruschetta al Pomodoro',
  'Burrata con Pomodorini',
  'Vitello Tonnato',
  'Carpaccio di Manzo',
  'Antipasto Misto della Casa',
  'Focaccia al Rosmarino',
  'Insalata Mista',
  'Insalata Cesare',
  'Insalata Caprese',
  'Pizza',
  'Margherita',
  'Marinara',
  'Salame Piccante',
  'Prosciutto e Funghi',
  'Tonno e Cipolla',
  'Verdure Grigliate',
  'Quattro Formaggi',
  'Bella',
  'Bianca al Tartufo',
  'Bianca Patate e Salsiccia',
  'Calzone Classico',
  'Calzone Verdure',
  'Pasta',
  'Spaghetti al Pomodoro',
  'Tagliatelle al Ragù',
  'Spaghetti alla Carbonara',
  'Gnocchi al Gorgonzola',
  'Linguine Gamberi e Limone',
  'Lasagne della Nonna',
  'Penne all’Arrabbiata',
  'Ravioli Ricotta e Spinaci',
  'Risotto',
  'Risotto ai Funghi Porcini',
  'Risotto alla Milanese',
  'Risotto ai Frutti di Mare',
  'Saltimbocca alla Romana',
  'Pollo al Limone',
  'Pizza Pinocchio',
  'Spaghetti Bambini',
  'Tiramisù',
  'Panna Cotta ai Lamponi',
  'Cannolo Siciliano',
  'Torta Caprese',
  'Acqua Minerale',
  'Aranciata Rossa',
  'Cola',
  'Limonata della Casa',
  'Birra Chiara',
  'Montepulciano d’Abruzzo',
  'Pinot Grigio',
  'Prosecco Treviso',
  'Grappa di Moscato',
];

const TEXTS = {
  Antipasti: 'Starters',
  'Zum Teilen, oder auch nicht.': 'To share, or not.',
  'Drei Scheiben geröstetes Landbrot, sonnenreife Tomaten, Knoblauch, Basilikum und ligurisches Olivenöl':
    'Three slices of toasted country bread, sun-ripened tomatoes, garlic, basil and Ligurian olive oil',
  'Cremige Burrata aus Apulien auf geschmorten Kirschtomaten, dazu Basilikumpesto mit Cashewkernen':
    'Creamy burrata from Apulia on braised cherry tomatoes, with basil pesto made with cashews',
  'Hauchdünnes Kalbfleisch, kalt, mit Thunfischcreme und Kapernäpfeln':
    'Wafer-thin slices of cold veal with tuna cream and caper berries',
  'Rohes Rinderfilet, hauchdünn, mit Rucola, gehobeltem Parmesan und Zitronen-Senf-Dressing':
    'Raw fillet of beef, wafer-thin, with rocket, shaved Parmesan and a lemon and mustard dressing',
  'Parmaschinken, Fenchelsalami, Pecorino, gegrilltes Gemüse, Oliven und Grissini – für zwei, die gern teilen':
    'Parma ham, fennel salami, pecorino, grilled vegetables, olives and grissini – for two who like to share',
  'Ofenwarm, mit Rosmarin und grobem Meersalz': 'Warm from the oven, with rosemary and coarse sea salt',
  'Kartoffel-Rosmarin-Focaccia': 'Potato and rosemary focaccia',
  'Mit hauchdünnen Kartoffelscheiben, Rosmarin und roten Zwiebeln aus dem Ofen':
    'With wafer-thin slices of potato, rosemary and red onions from the oven',
  Insalate: 'Salads',
  'Frisch geschnitten, mit Brot dazu, wenn du magst.': 'Freshly cut, with bread if you like.',
  'Blattsalate, Tomaten, Gurke, Fenchel und Radieschen in Balsamico-Vinaigrette':
    'Leaf salads, tomatoes, cucumber, fennel and radishes in a balsamic vinaigrette',
  'Römersalat, gegrillte Maispoulardenbrust, Parmesan, knusprige Croûtons und unser Sardellendressing':
    'Romaine lettuce, grilled breast of corn-fed chicken, Parmesan, crisp croutons and our anchovy dressing',
  'Ochsenherztomaten und Büffelmozzarella, Basilikum, Olivenöl vom Gardasee':
    'Oxheart tomatoes and buffalo mozzarella, basil, olive oil from Lake Garda',
  'Salat mit Hähnchenbrustfiletstreifen': 'Salad with strips of chicken breast',
  'Bunter Blattsalat, gebratene Streifen von der Hähnchenbrust, Mais, Gurke und Croûtons, Dressing nach Wahl':
    'Mixed leaves, fried strips of chicken breast, sweetcorn, cucumber and croutons, with a dressing of your choice',
  '48 Stunden gereifter Teig, bei 430 Grad im Steinofen gebacken.':
    'Dough that has rested for 48 hours, baked in a stone oven at 430 °C.',
  'San-Marzano-Tomaten, Fior di Latte, frisches Basilikum':
    'San Marzano tomatoes, fior di latte, fresh basil',
  'Tomaten, Knoblauch, Oregano und gutes Olivenöl – die älteste von allen, ganz ohne Käse':
    'Tomatoes, garlic, oregano and good olive oil – the oldest of them all, without any cheese',
  'Scharfe Salami aus Kalabrien, Fior di Latte, ein Faden Honig':
    'Spicy salami from Calabria, fior di latte, a thread of honey',
  'Gekochter Schinken und in Butter gebratene Champignons': 'Cooked ham and mushrooms fried in butter',
  'Thunfisch, rote Zwiebeln aus Tropea, Kapern': 'Tuna, red onions from Tropea, capers',
  'Zucchini, Aubergine und Paprika vom Grill, Rucola, Pinienkerne':
    'Grilled courgettes, aubergine and peppers, rocket, pine nuts',
  'Fior di Latte, Gorgonzola, Taleggio und Parmesan, dazu Birne und Walnüsse':
    'Fior di latte, Gorgonzola, Taleggio and Parmesan, with pear and walnuts',
  'Burrata, Parmaschinken, Rucola und getrocknete Tomaten, erst nach dem Backen belegt':
    'Burrata, Parma ham, rocket and dried tomatoes, added after baking',
  'Metà e metà': 'Half and half',
  'Zwei Hälften auf einem Teig – du suchst sie aus, die teurere bestimmt den Preis':
    'Two halves on one base – you choose them, the dearer one sets the price',
  'Pizza nach Wunsch': 'Build your own pizza',
  'Tomaten und Fior di Latte – der Rest ist deine Sache. Drei Beläge sind im Preis dabei.':
    'Tomatoes and fior di latte – the rest is up to you. Three toppings are included.',
  'Pizza bianca & Calzone': 'White pizza & calzone',
  'Ohne Tomatensauce, oder zugeklappt. Alle mit 32 cm.':
    'Without tomato sauce, or folded over. All of them 32 cm.',
  'Trüffelcreme, Fior di Latte, Steinpilze und junger Spinat':
    'Truffle cream, fior di latte, porcini mushrooms and baby spinach',
  'Fior di Latte, dünne Kartoffelscheiben, grobe Salsiccia mit Fenchel, Rosmarin':
    'Fior di latte, thin slices of potato, coarse salsiccia with fennel, rosemary',
  'Gefüllt mit gekochtem Schinken, Champignons, Ricotta und Fior di Latte':
    'Filled with cooked ham, mushrooms, ricotta and fior di latte',
  'Gefüllt mit Spinat, Zucchini, getrockneten Tomaten und Ricotta':
    'Filled with spinach, courgettes, dried tomatoes and ricotta',
  'Jeden Morgen frisch gezogen.': 'Made fresh every morning.',
  'Langsam eingekochte Tomaten, Basilikum, Parmesan': 'Slowly simmered tomatoes, basil, Parmesan',
  'Sechs Stunden geschmortes Ragù vom Rind mit Rotwein und Wurzelgemüse':
    'Beef ragù, braised for six hours with red wine and root vegetables',
  'Guanciale, Eigelb, Pecorino und viel schwarzer Pfeffer – ohne einen Tropfen Sahne':
    'Guanciale, egg yolk, pecorino and plenty of black pepper – without a drop of cream',
  'Kartoffelgnocchi in Gorgonzolacreme, mit Walnüssen und Spinat':
    'Potato gnocchi in a Gorgonzola cream, with walnuts and spinach',
  'Gebratene Garnelen, Amalfi-Zitrone, Knoblauch, Chili und Petersilie':
    'Fried prawns, Amalfi lemon, garlic, chilli and parsley',
  'Sieben Schichten, Ragù, Béchamel und Parmesan, im Ofen überbacken':
    'Seven layers, ragù, béchamel and Parmesan, baked in the oven',
  'Tomaten, Knoblauch und so viel Peperoncino, wie du verträgst':
    'Tomatoes, garlic and as much chilli as you can take',
  'Von Hand gefüllt, in Salbeibutter geschwenkt, mit Parmesan':
    'Filled by hand, tossed in sage butter, with Parmesan',
  'Aus Carnaroli-Reis, für jede Bestellung frisch gerührt: Das dauert zwanzig Minuten.':
    'Made of Carnaroli rice and stirred fresh for every order, which takes twenty minutes.',
  'Steinpilze, Weißwein, Petersilie und kalte Butter':
    'Porcini mushrooms, white wine, parsley and cold butter',
  'Safran aus den Abruzzen, Parmesan und ein Schuss Weißwein':
    'Saffron from Abruzzo, Parmesan and a splash of white wine',
  'Garnelen, Calamaretti und Miesmuscheln in Weißwein und Tomate':
    'Prawns, baby squid and mussels in white wine and tomato',
  'Fleisch & Fisch': 'Meat & fish',
  'Vom Grill oder aus der Pfanne, mit einer Beilage deiner Wahl. Die erste Sauce ist dabei.':
    'From the grill or the pan, with a side dish of your choice. The first sauce is included.',
  'Rindergeschnetzeltes in Gorgonzolarahm': 'Sliced beef in Gorgonzola cream',
  'Zarte Streifen vom Rind mit Champignons, Schalotten und Gorgonzola':
    'Tender strips of beef with mushrooms, shallots and Gorgonzola',
  'Kalbsschnitzel mit Parmaschinken und Salbei, in Weißwein geschwenkt':
    'Veal escalopes with Parma ham and sage, tossed in white wine',
  'Hähnchenbrust in Zitronenbutter mit Kapern und Petersilie':
    'Chicken breast in lemon butter with capers and parsley',
  'Lachsfilet vom Grill': 'Grilled salmon fillet',
  'Auf der Haut gegrillt, mit Zitrone und Kräutern': 'Grilled on the skin, with lemon and herbs',
  'Dorade al Forno': 'Orata al Forno',
  'Im Ganzen gebacken, mit Fenchel, Oliven und Kirschtomaten – solange der Fang reicht':
    'A whole gilthead bream, baked with fennel, olives and cherry tomatoes – as long as the catch lasts',
  'Für Kinder': 'For children',
  'Kleinere Portionen für Gäste bis zwölf Jahre.': 'Smaller portions for guests of up to twelve years.',
  'Kleine Pizza mit Tomaten, Fior di Latte und einem Gesicht aus Gemüse':
    'A small pizza with tomatoes, fior di latte and a face made of vegetables',
  'Mit milder Tomatensauce, auf Wunsch ohne alles Grüne':
    'With a mild tomato sauce, without anything green if you wish',
  'Hähnchen-Nuggets mit Pommes': 'Chicken nuggets with fries',
  'Sechs Nuggets aus der Hähnchenbrust, dazu Pommes frites und Ketchup':
    'Six chicken breast nuggets with French fries and ketchup',
  'Zusammen günstiger': 'Cheaper together',
  'Ein Gericht und etwas dazu, zu einem Preis.': 'A dish and something with it, at one price.',
  'Pizza + Getränk': 'Pizza + drink',
  'Eine Pizza mit 32 cm deiner Wahl und ein kaltes Getränk': 'A 32 cm pizza of your choice and a cold drink',
  'Deine Pizza': 'Your pizza',
  'Dein Getränk': 'Your drink',
  'Pasta + Dolce': 'Pasta + dessert',
  'Eine Pasta deiner Wahl und etwas Süßes danach': 'A pasta of your choice and something sweet after it',
  'Deine Pasta': 'Your pasta',
  'Dein Dolce': 'Your dessert',
  Dolci: 'Desserts',
  'Ein bisschen was geht immer noch.': 'There is always room for a little something.',
  'Mascarpone, Espresso und Löffelbiskuits, im Pfandglas, ohne Alkohol':
    'Mascarpone, espresso and ladyfingers, in a deposit jar, without alcohol',
  'Vanillecreme mit warmen Himbeeren': 'Vanilla cream with warm raspberries',
  'Knusprige Rolle mit süßer Ricotta, Schokolade und Pistazien':
    'A crisp roll with sweet ricotta, chocolate and pistachios',
  'Saftiger Schokoladenkuchen mit Mandeln, ganz ohne Mehl':
    'Moist chocolate cake with almonds, without any flour',
  Getränke: 'Drinks',
  'Mit oder ohne Kohlensäure': 'Sparkling or still',
  'Blutorangenlimonade aus Sizilien': 'Blood orange lemonade from Sicily',
  'Zitrone, Minze, ein Hauch Rosmarin – jeden Tag frisch gepresst':
    'Lemon, mint, a hint of rosemary – freshly squeezed every day',
  Apfelschorle: 'Apple spritzer',
  'Naturtrüber Apfelsaft aus dem Havelland mit Mineralwasser':
    'Cloudy apple juice from the Havelland with mineral water',
  'Wein & Bier': 'Wine & beer',
  'Bier, Wein und Prosecco geben wir ab 16 Jahren ab, Grappa ab 18.':
    'We serve beer, wine and prosecco from the age of 16, grappa from 18.',
  'Helles Lagerbier aus Apulien': 'Pale lager from Apulia',
  'Rotwein, trocken, Kirsche und Pflaume': 'Red wine, dry, cherry and plum',
  'Weißwein aus dem Friaul, trocken, Birne und Mandel': 'White wine from Friuli, dry, pear and almond',
  'Frizzante, extra trocken, gut gekühlt': 'Frizzante, extra dry, well chilled',
  'Tresterbrand aus dem Piemont, 40 % vol': 'Pomace brandy from Piedmont, 40% ABV',
};

/** What each text of the menu says in English, by the German one. */
export const englishDemo: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SAME.map((name) => [name, name])),
  ...TEXTS,
  ...englishOptionsDemo,
};
