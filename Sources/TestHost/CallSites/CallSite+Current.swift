package import SimulatedApp

extension CallSite {
  /// The line of a test that called into this package, from the current call stack; nil if none.
  ///
  /// - Parameter isOfTest: Whether a file of this package, given its path, counts as a test file.
  ///   Files outside of the package always do.
  /// - Returns: The innermost such line.
  package static func current(where isOfTest: (String) -> Bool = { _ in false }) -> CallSite? {
    ThreadClock.real {
      FailureSite.lines(of: FailureSite.returnAddresses(), alsoWhere: isOfTest).first
        .map(CallSite.init)
    }
  }

  /// The lines of a test that lead to the current call, innermost first.
  ///
  /// For example, the first is a line in a page object and the next is the line of the test that
  /// called it.
  package static func callers() -> [CallSite] {
    ThreadClock.real {
      let lines = FailureSite.lines(of: FailureSite.returnAddresses()) { _ in false }
      var sites: [CallSite] = []
      for line in lines where !line.isOfRunner {
        let site = CallSite(line)
        if sites.last != site { sites.append(site) }
      }
      return sites
    }
  }

  init(_ site: FailureSite) {
    let file = site.file.split(separator: "/").last.map(String.init) ?? site.file
    self.init(file: file, line: site.line)
  }
}

extension FailureSite {
  /// Whether the line is in a file that SwiftPM generates to start the tests.
  fileprivate var isOfRunner: Bool { file.contains(".derived/") }
}
