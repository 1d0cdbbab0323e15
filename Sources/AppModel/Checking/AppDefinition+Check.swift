package import NetworkStubs

extension AppDefinition {
  /// Finds everything that is wrong with the app: unknown names, expressions that do not parse,
  /// identifiers that occur twice where they must be unique, and values out of range.
  ///
  /// A session refuses an app with faults. Loading a folder runs this check too and gives every
  /// fault its line and column; here each fault has only a path.
  ///
  /// - Returns: the faults, the app's own first, then the screens' in their order; at most 200.
  public func check() -> [DefinitionFault] {
    let faults = variants.reduce(ownFaults) { faults, variant in
      faults
        + variant.app.check().map { fault in
          var fault = fault
          fault.file = AppFileName.variantsFolder + "/" + variant.name + "/" + fault.file
          return fault
        }
    }
    return Array(faults.prefix(DefinitionFaults.limit))
  }

  private var ownFaults: [DefinitionFault] {
    let check = AppCheck(self)
    check.run()
    return check.findings.map(\.fault)
  }

  /// Returns what is wrong with a set of stubs that is not part of the app but answers its loaders.
  package func faults(in set: StubSet) -> [DefinitionFault] {
    let check = AppCheck(self)
    check.check(set)
    return check.findings.map(\.fault)
  }
}

extension AppCheck.Finding {
  /// The finding as a fault whose place is a path.
  package var fault: DefinitionFault {
    let column = expressionColumn.map { " at column \($0)" } ?? ""
    return DefinitionFault(
      file: file, path: path.text, message: message + column, nearest: nearest)
  }
}
