import AccessibilityTree
import Testing

@Suite struct NearestMissesTests {
  private let tree: ElementSnapshot = {
    var builder = SnapshotBuilder()
    builder.begin(ElementAttributes(type: .application, label: "App"))
    builder.add(ElementAttributes(type: .staticText, label: "Login"))
    builder.add(ElementAttributes(type: .button, label: "login"))
    builder.add(ElementAttributes(type: .button, identifier: "Log in"))
    builder.add(ElementAttributes(type: .button, label: "Login with Apple"))
    builder.add(ElementAttributes(type: .button, label: "Send"))
    builder.add(ElementAttributes(type: .button, label: "Send"))
    return builder.finish()
  }()

  @Test func `near misses come best first and are at most three`() {
    #expect(
      NearestMisses("Login", type: .button).find(in: tree).map(\.text) == [
        "StaticText with label 'Login' (the type differs)",
        "Button with label 'login' (letter case differs)",
        "Button with identifier 'Log in' (1 character differs)",
      ])
  }

  @Test func `as many are named as the limit says`() {
    let found = { (count: Int) in
      var builder = SnapshotBuilder()
      builder.begin(ElementAttributes(type: .application))
      for number in 0..<count {
        builder.add(ElementAttributes(type: .button, label: "Send \(number)"))
      }
      return NearestMisses("Send", type: .button).find(in: builder.finish()).count
    }
    let limit = NearestMisses.limit
    #expect([limit - 1, limit, limit + 1].map(found) == [limit - 1, limit, limit])
  }

  @Test func `texts are compared letter by letter up to a length`() {
    let found = { (count: Int) in
      var builder = SnapshotBuilder()
      let text = String(repeating: "x", count: count)
      builder.begin(ElementAttributes(type: .button, label: text))
      return NearestMisses("y" + text.dropFirst(), type: .button).find(in: builder.finish()).count
    }
    #expect(found(NearestMisses.textLimit) == 1)
    #expect(found(NearestMisses.textLimit + 1) == 0)
  }

  @Test func `a text that holds the one sought is near`() {
    let found = NearestMisses("with Apple", type: .button).find(in: tree)
    #expect(found.map(\.text) == ["Button with label 'Login with Apple' (only a part is the same)"])
  }

  @Test func `elements that read the same are named once`() {
    #expect(NearestMisses("Sent", type: .button).find(in: tree).map(\.element) == [5])
  }

  @Test func `an element outside those searched is named`() {
    let found = NearestMisses("Send", type: .button, scope: ElementMatches(elements: [2, 3]))
      .find(in: tree)
    #expect(found.first?.text == "Button with label 'Send' (outside the elements searched)")
  }

  @Test(arguments: ["", "Zebra", String(repeating: "x", count: 5_000)])
  func `a text like no other has no near miss`(text: String) {
    #expect(NearestMisses(text).find(in: tree).isEmpty)
  }
}
