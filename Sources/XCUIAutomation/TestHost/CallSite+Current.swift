package import SimulatedApp

extension CallSite {
  /// The line of a test that called into this package on the present stack; nil where none did.
  ///
  /// - Parameter isOfTest: whether a file of this package, by its path, counts as one of a test;
  ///   files outside of it do.
  /// - Returns: the innermost such line.
  package static func current(where isOfTest: (String) -> Bool = { _ in false }) -> CallSite? {
    VirtualClock.suspended {
      guard let site = FailureSite.nearest(FailureSite.returnAddresses(), isOfTest) else {
        return nil
      }
      let file = site.file.split(separator: "/").last.map(String.init) ?? site.file
      return CallSite(file: file, line: site.line)
    }
  }
}
