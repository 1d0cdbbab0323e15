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
}
