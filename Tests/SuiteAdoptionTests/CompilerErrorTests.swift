import Testing

@testable import SuiteAdoption

@Suite struct CompilerErrorTests {
  @Test func `errors are read once each`() {
    let output = "a\n/p/A.swift:12:3: error: no 'x' in 'y'\n/p/A.swift:12:3: error: no 'x' in 'y'\n"
    let errors = CompilerError.all(in: output + " |  `- error: no\nerror: fatalError\n")
    #expect(errors.map(\.message) == ["no 'x' in 'y'"])
    #expect(errors.map(\.line) == [12])
    #expect(errors.first?.quotes == ["x", "y"])
  }
}
