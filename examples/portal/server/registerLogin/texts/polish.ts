import type { RegisterText } from './registerTexts'

/** Polish texts about accounts. */
export const polish: Readonly<Record<RegisterText, string>> = {
  invalid_email: 'Proszę podać prawidłowy adres e-mail.',
  no_account: 'Dla tego adresu e-mail nie ma jeszcze konta.',
  not_finished: 'To konto nie zostało jeszcze potwierdzone. Proszę otworzyć link w wiadomości, którą wysłaliśmy.',
  wrong_password: 'Adres e-mail i hasło nie pasują do siebie.',
  common_password: 'To hasło jest bardzo popularne, więc łatwo je odgadnąć. Proszę wybrać inne.',
  weak_password: 'Hasło musi mieć co najmniej 10 znaków, w tym małą literę, wielką literę i cyfrę.',
  names_missing: 'Proszę podać imię i nazwisko, każde o długości najwyżej 100 znaków.',
  password_mail_sent:
    'Jeśli dla tego adresu istnieje konto, wiadomość z linkiem jest już w drodze. Link jest ważny godzinę i tylko raz.',
  terms_missing: 'Proszę zaakceptować warunki korzystania.',
  link_outdated: 'Link wygasł lub został już użyty. Proszę poprosić o nowy.',
  other_account: 'Można zmienić tylko hasło własnego konta.',
  too_many: 'Zbyt wiele prób. Proszę odczekać {minutes} min i spróbować ponownie.',
  login_headline: 'Witamy, {firstname}!',
  login_text: 'Są Państwo zalogowani.',
  created_headline: 'Prawie gotowe',
  created_text: 'Wysłaliśmy wiadomość na adres {account}. Po otwarciu zawartego w niej linku konto będzie gotowe.',
  changed_headline: 'Hasło zostało zmienione',
  changed_text: 'Na wszystkich innych urządzeniach są już Państwo wylogowani.',

  mail_hello: 'Dzień dobry,',
  mail_signature: 'Portal kulturalny Uferland',
  mail_confirm_subject: 'Prosimy o potwierdzenie konta',
  mail_confirm_text:
    'cieszymy się, że są Państwo z nami. Ten link potwierdza adres e-mail; jest ważny 24 godziny i tylko raz:\n\n{link}\n\nJeśli nie zakładali Państwo konta, wystarczy usunąć tę wiadomość: dopóki nikt nie otworzy linku, nic się nie stanie.',
  mail_exists_subject: 'Konto już istnieje',
  mail_exists_text:
    'ktoś próbował właśnie założyć konto z tym adresem e-mail. Konto już istnieje. Jeśli nie pamiętają Państwo hasła, przy logowaniu można poprosić o link do nowego. Adres portalu:\n\n{link}\n\nJeśli to nie Państwo, nie trzeba nic robić.',
  mail_password_subject: 'Nowe hasło',
  mail_password_text:
    'ten link służy do ustawienia nowego hasła; jest ważny godzinę i tylko raz:\n\n{link}\n\nJeśli nie prosili Państwo o nowe hasło, wystarczy usunąć tę wiadomość: hasło pozostanie bez zmian.',
  mail_changed_subject: 'Hasło zostało zmienione',
  mail_changed_text:
    'hasło do konta zostało właśnie zmienione. Jeśli to nie Państwo je zmienili, proszę od razu poprosić przy logowaniu o link do nowego hasła. Adres portalu:\n\n{link}',

  layer_login: 'Zaloguj się',
  layer_password: 'Hasło do konta',
  layer_welcome: 'Witamy',
  layer_register: 'Załóż konto',
  layer_created: 'Wiadomość w drodze',
  layer_not_finished: 'Potwierdź konto',
  layer_confirmed_headline: 'Konto zostało potwierdzone',
  layer_confirmed_text: 'Są Państwo zalogowani. Od czego zaczynamy?',
  layer_token_error_headline: 'Ten link jest już nieważny',
  layer_token_error_text: 'Wygasł lub został już użyty. Przy logowaniu można poprosić o nowy.',
  layer_info_headline: 'Po co konto?',
  layer_info_text:
    'Czytać można wszystko bez konta. Konto pozwala dodawać wydarzenia, pisać artykuły i opiekować się zdjęciami.',
  layer_send_mail_text: 'Wiadomość trafi do redakcji. Prosimy dopisać, jak możemy się z Państwem skontaktować.',
  layer_password_text: 'Po zmianie zostaną Państwo wylogowani na wszystkich innych urządzeniach.',
  layer_tmp_text:
    'Dzięki temu inni widzą, od kogo pochodzi wpis. Wszystko można później zmienić lub przenieść na konto.',
  layer_tmp_intro_headline: 'Z kontem czy bez?',
  layer_tmp_intro_text:
    'Można zacząć od razu. Konto można założyć w dowolnej chwili: wprowadzone dane zostaną przeniesione.',
  layer_tmp_move_text: 'Zaczęli Państwo bez konta. Teraz można przenieść dane na swoje konto.',
  choose: 'Proszę wybrać',
  gender_1: 'Kobieta',
  gender_2: 'Mężczyzna',
  gender_3: 'Inna',
  gender_4: 'Nie podano',
  account_type_1: 'Osoba prywatna',
  account_type_2: 'Artystka lub artysta',
  account_type_3: 'Stowarzyszenie lub instytucja',
}
