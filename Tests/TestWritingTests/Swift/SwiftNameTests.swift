import Testing

@testable import TestWriting

@Suite struct SwiftNameTests {
  @Test(
    arguments: [
      ("slow login", "SlowLogin"), ("home_mainView", "HomeMainView"), ("", "Unnamed"),
      ("123", "_123"), ("a.b-c", "ABC"), ("Übung 2", "Übung2"), ("🙂", "Unnamed"),
    ])
  func namesATypeByItsWords(words: String, name: String) {
    #expect(SwiftName.type(words) == name)
  }

  @Test(
    arguments: [
      ("Sign in", "signIn"), ("URL field", "urlField"), ("URL", "url"), ("default", "`default`"),
      ("InfoButton", "infoButton"),
    ])
  func namesAMemberByItsWords(words: String, name: String) {
    #expect(SwiftName.member(words) == name)
  }

  @Test func countsTheSecondOfAName() {
    #expect(
      SwiftName.unique(["tap", "tap", "tap2", "`in`", "`in`"])
        == ["tap", "tap2", "tap22", "`in`", "`in2`"])
  }
}
