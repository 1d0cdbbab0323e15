/// The forms of a test's name.
enum NameForm {
  /// `Class.test`: XCTest on Linux lists, filters and prints tests by it.
  case listed
  /// `-[Class test]`: the test's own code reads it, from the set-up to the end of the tear-down.
  case own
  /// The form of the lines around a failure or a skip.
  case reported
}

extension XCTestCase {
  /// Runs code for which the name has a form.
  func named<Result>(_ form: NameForm, _ body: () throws -> Result) rethrows -> Result {
    let previous = nameForm
    nameForm = form
    defer { nameForm = previous }
    return try body()
  }
}
