# @@TITLE@@: regels

Een snelle strooptocht door een kerker met speelkaarten en één dobbelsteen, voor een tot vier. Elke beurt gaat er een kamer open. Houd de buit, of zet hem in voor meer.

Elke regel heeft een nummer dat het spel noemt wanneer het iets vraagt, weigert of meldt. Twijfelgevallen staan in `rulings.md`.

## Opzet (`@@PRE@@-SETUP`)

- **@@PRE@@-SETUP-01** Een tot vier spelers. Spreek af hoeveel buit genoeg is.
- **@@PRE@@-SETUP-02** Schud een heel spel speelkaarten: de kerker.
- **@@PRE@@-SETUP-03** Iedereen trekt één kaart en houdt die verborgen: het voorteken.
- **@@PRE@@-SETUP-04** In een verhaal geeft iedereen eerst een bende een naam, tenzij die uit een eerder spel van het verhaal komt.

## Beurten (`@@PRE@@-TURN`)

- **@@PRE@@-TURN-01** In elke ronde heeft iedereen één beurt, in de volgorde van de plaatsen.
- **@@PRE@@-TURN-02** In je beurt open je een kamer: trek een kaart en laat haar zien. Haar buit is haar rang; boer, vrouw en heer geven 10.
- **@@PRE@@-TURN-03** Houd de kaart en pak haar buit, of zet haar in.
- **@@PRE@@-TURN-04** Wie inzet, doorzoekt de kamer voorzichtig of brutaal en gooit de dobbelsteen. Voorzichtig: met 3 of meer pak je de kaart en 3 meer dan haar buit. Brutaal: met 5 of meer pak je de kaart en drie keer haar buit. Met minder pak je niets.

## Winnen (`@@PRE@@-WIN`)

- **@@PRE@@-WIN-01** Het spel eindigt na een ronde waarin iemand genoeg buit heeft, en uiterlijk na de twaalfde ronde.
- **@@PRE@@-WIN-02** Daarna toont iedereen het voorteken en pakt 3 buit extra voor elke gepakte kaart van die kleur.
- **@@PRE@@-WIN-03** Wie de meeste buit heeft wint; wie evenveel heeft deelt de winst. Alleen win je door genoeg te hebben.
- **@@PRE@@-WIN-04** In een verhaal volgt er nog een spel, waarin 20 buit meer genoeg is, tot 100 te veel zou zijn. De bendes blijven.
