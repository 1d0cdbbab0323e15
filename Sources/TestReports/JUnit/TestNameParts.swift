/// The parts of a test's name in a run: `Module.Class/test (configuration)`.
struct TestNameParts {
  let module: String
  let type: String
  let method: String
  /// How the device was set, for a class that runs once for each way.
  let configuration: String?

  init(_ test: String) {
    let halves = test.split(separator: "/", maxSplits: 1).map(String.init)
    let owner = halves.first ?? test
    let parts = owner.split(separator: ".", maxSplits: 1).map(String.init)
    module = parts.first ?? owner
    type = parts.count > 1 ? parts[1] : owner
    let rest = (halves.count > 1 ? halves[1] : test).split(separator: " ", maxSplits: 1)
    method = rest.first.map(String.init) ?? test
    configuration =
      rest.count > 1 ? String(rest[1].drop { $0 == "(" }.prefix { $0 != ")" }) : nil
  }
}
