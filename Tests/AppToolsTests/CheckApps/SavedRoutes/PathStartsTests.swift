import Testing

@testable import AppTools

@Suite("Names at the start of paths")
struct PathStartsTests {
  @Test(arguments: [
    ("a.b + b", ["a", "b"]), ("note.a", ["note"]), ("'a' + \"b\" + c", ["c"]), ("$a + @b", []),
    ("it's a", ["it", "s", "a"]), ("'it\\'s' + a", ["a"]), ("a1_2 == 3", ["a1_2"]), ("", []),
    ("1s + a", ["a"]), ("app.a.b + app", ["app.a", "app"]), ("app.@count", ["app"]),
    ("app.", ["app"]),
  ])
  func `are neither later keys, variables nor quoted`(text: String, names: [String]) {
    #expect(PathStarts(text).names == Set(names))
  }

  @Test func `are replaced, and nothing else is`() {
    let text = PathStarts("a.a + 'a' == ab").replacing { $0 == "a" ? "new" : nil }
    #expect(text == "new.a + 'a' == ab")
  }
}
