package import SimulatedApp

extension CallSite {
  /// The line of a test that called into this package on the present stack; nil where none did.
  ///
  /// - Parameter isOfTest: whether a file of this package, by its path, counts as one of a test;
  ///   files outside of it do.
  /// - Returns: the innermost such line.
  package static func current(where isOfTest: (String) -> Bool = { _ in false }) -> CallSite? {
    ThreadClock.real {
      FailureSite.lines(of: FailureSite.returnAddresses(), alsoWhere: isOfTest).first
        .map(CallSite.init)
    }
  }

  /// The most lines of a test that are told of one call.
  private static let callerLimit = 12

  /// The lines of a test that lead to the present call, innermost first: that in a page object,
  /// then that of the test which called it.
  package static func callers() -> [CallSite] {
    ThreadClock.real {
      let lines = FailureSite.lines(of: FailureSite.returnAddresses()) { _ in false }
      var sites: [CallSite] = []
      for line in lines where !line.isOfRunner {
        let site = CallSite(line)
        if sites.last != site { sites.append(site) }
        if sites.count == callerLimit { break }
      }
      return sites
    }
  }

  private init(_ site: FailureSite) {
    let file = site.file.split(separator: "/").last.map(String.init) ?? site.file
    self.init(file: file, line: site.line)
  }
}

extension FailureSite {
  /// Whether the line is one that SwiftPM has written to start the tests.
  fileprivate var isOfRunner: Bool { file.contains(".derived/") }
}
