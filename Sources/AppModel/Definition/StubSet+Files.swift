import NetworkStubs

extension StubSet {
  /// The file that holds the rules.
  package var rulesFile: String { AppFileName.stubs + name + "/" + AppFileName.stubRules }
}
