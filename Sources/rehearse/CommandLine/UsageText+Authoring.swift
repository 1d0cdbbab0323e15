/// The words of `rehearse help` about the commands that write tests.
extension UsageText {
  static let generate = """
    OVERVIEW: Write page objects for the screens of an app: a file for each, and one of
    identifiers. Run it again when screens have changed: what was written is renewed,
    what stands outside its marks or was edited by hand is kept, and what went is told.

    USAGE: rehearse generate --output <folder> [--app <folder>] [--check]

    OPTIONS:
      --output <folder>     Where the files go, such as Tests/<YourTests>/Pages.
      --app <folder>        The app's screen files. (default: Screens here or above)
      --check               Write nothing, and end with 1 when files are out of date.
      -h, --help            Show help information.
    """

  static let open = """
    OVERVIEW: Use an app by hand: see its screen, tap, type and let time pass, a command a
    line from standard input. Type help there to see the commands.

    USAGE: rehearse open [--app <folder>] [--coordinator <name>] [--seed <number>]
                         [--device <name>] [--record <file>] [--picture <file>]

    OPTIONS:
      --app <folder>        The app's screen files. (default: Screens here or above)
      --coordinator <name>  Where the app starts. (default: the app's own)
      --seed <number>       Decides what is left to chance. (default: 1)
      --device <name>       Such as 'iPhone SE'. (default: the app's own)
      --record <file>       Write what was done as a Swift test, named after the file.
                            The page objects it uses are those of rehearse generate.
      --picture <file>      Draw the last screen as a PNG file.
      -h, --help            Show help information.
    """

  static let check = """
    OVERVIEW: Tell what is wrong with an app's files, each fault with its place; or with
    the sources of UI tests and page objects.

    USAGE: rehearse check [<folder>] [--variant <name>]
                           [--audit | --languages | --schema]
           rehearse check pages [<source> ...] [--app <folder>] [--variant <name>]

    ARGUMENTS:
      <folder>              The app's screen files. (default: Screens here or above)
      <source>              Folders of Swift files, or such files. (default: Tests)

    OPTIONS:
      --variant <name>      This variant of the app only. (default: the app by itself, and
                            all of its variants)
      --audit               Audit the accessibility of every screen and state too.
      --languages           Tell what each language has words for, and fail for one that
                            changes no text of a first screen.
      --schema              Tell which JSON Schema each file names, or should name, instead.
      --app <folder>        For pages: the app that the tests drive, whose identifiers are
                            named. (default: Screens here or above, if there is one)
      -h, --help            Show help information.

    Of pages it tells assertions inside page objects, sleeps, places and texts where an
    identifier exists, and touches that do not wait for a transition. A comment silences
    a finding: // rehearse:allow sleep: <why>
    """
}
