import ServedSessions

/// The text that `help` shows.
enum InstructionHelp {
  static let text = """
    tap <element>            Tap, by its number in the picture or by its name;
    double, press <element>  tap twice, or hold for a second.
    swipe <way> [<element>]  Move a finger up, down, left or right.
    type <text>              Type into the field that has the keyboard.
    fill <field> <text>      Tap a field and type; quote names with spaces.
    return                   Press the return key.
    wait [<time>]            Let time pass, such as 2s, or until something happens.
    back                     Go back by the navigation bar.
    answer [<button>]        Tap a button of an alert; without one the last.
    launch [<coordinator>] [<arguments>]
                             Restart the app.
    link <link>              Open a link.
    rotate <way>             Turn the device: portrait, left, right or down.
    device <what>            \(SessionAction.deviceNames.joined(separator: ", ")).
    fail <loader>            Make a loader fail the next time.
    seed <number>            Repeat the steps with another seed.
    screen, tree, find <text>
                             Show the picture, the whole tree, or elements by their names.
    test, journal            Show the steps so far as a test, or the journal.
    undo                     Undo the last command that changed something.
    branch [<time>]          Continue in a second session with the same history up to a time or now;
    session <name>           switch to another session, such as s1.
    help, quit               Show this help, or end the session. So does the end of the input.
    """
}
