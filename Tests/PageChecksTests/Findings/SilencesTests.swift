import Testing

@testable import PageChecks

@Suite struct SilencesTests {
  @Test func `a comment on the line, and one above it`() {
    #expect(smells("sleep(2) // rehearse:allow sleep: nothing tells the end") == [])
    #expect(smells("// rehearse:allow sleep: nothing tells the end\n// really\nsleep(2)") == [])
  }

  @Test func `a comment behind code counts for its line alone`() {
    #expect(
      smells("x() // rehearse:allow sleep: nothing tells it\nsleep(2)")
        == ["1:5 silence", "2:1 sleep"])
  }

  @Test func `a comment has to say why`() {
    let found = findings("sleep(2) // rehearse:allow sleep:")
    #expect(found.map(\.smell) == [.sleep, .silence])
    #expect(found.last?.message == "The comment does not say why")
    #expect(
      found.last?.advice
        == "write // rehearse:allow <smell>: <why>; the smells are assertion, sleep, index, label, "
        + "unwaited, conditional, swipes, tree, wait")
  }

  @Test func `a comment has to say what`() {
    let found = findings("// rehearse:allow: nothing tells the end\nsleep(2)")
    #expect(found.map(\.smell) == [.silence, .sleep])
    #expect(found.first?.message == "The comment does not say what it silences")
  }

  @Test func `a smell that does not exist`() {
    let found = findings("// rehearse:allow sleeping: tired\nsleep(2)")
    #expect(found.map(\.message).first == "There is no smell called \"sleeping\"")
  }

  @Test func `another smell is not silenced`() {
    #expect(smells("// rehearse:allow index: because\nsleep(2)") == ["1:1 silence", "2:1 sleep"])
  }

  @Test func `words may stand before it`() {
    #expect(smells("sleep(2) // Note: rehearse:allow sleep: nothing tells the end") == [])
  }

  @Test func `several smells, and a block comment`() {
    #expect(smells("/* rehearse:allow sleep, index: a list that never changes */ sleep(2)") == [])
  }

  @Test func `documentation silences nothing`() {
    #expect(smells("/// `// rehearse:allow sleep: why`\nstruct A {}") == [])
  }

  @Test func `a finding says where, what, why and what to do`() {
    #expect(
      findings("sleep(2)").first?.text == """
        T.swift:1:1: sleep lets a fixed time pass [sleep]
            Why: A fixed time is too short on a slow machine, and too long on all others.
            To do: wait for the expected change: waitForExistence(timeout:), \
        waitForAppearance(timeout:), a predicate, or thenIShouldSee(element:timeout:)
        """)
  }
}
