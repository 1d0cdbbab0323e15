import ServedSessions

/// The text that `help` shows.
enum InstructionHelp {
  static let text = """
    tap <element>            Tap, by its number in the picture or by its name;
    double, press <element>  tap twice, or hold for a second.
    swipe <way> [<element>]  Move a finger up, down, left or right.
    type <text>              Type into the field that has the keyboard.
    fill <field> <text>      Tap a field and type; names with blanks stand in quotes.
    return                   Press the return key.
    wait [<time>]            Let time pass, such as 2s; without one until something happens.
    back                     Go back by the navigation bar.
    answer [<button>]        Tap a button of an alert; without one the last.
    launch [<coordinator>] [<arguments>]
                             Start the app anew.
    link <link>              Open a link.
    rotate <way>             Turn the device: portrait, left, right or down.
    device <what>            \(SessionAction.deviceNames.joined(separator: ", ")).
    fail <loader>            Let a loader end in its error, the next time.
    seed <number>            Do the same again with another seed.
    screen, tree, find <text>
                             Show the picture, the whole tree, or elements by their names.
    test, journal            Show what was done so far as a test, or all that happened.
    undo                     Go back to before the last command that did something.
    branch [<time>]          Go on in a second session with the same past up to now or to a time;
    session <name>           go to another session, such as s1.
    help, quit               Show this, or end, as the end of the input does.
    """
}
