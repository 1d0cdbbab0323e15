import TestHost

extension NSExpression {
  /// A property of elements or queries, by its key path.
  ///
  /// A property whose name cannot be found fails and ends the running test.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    if let name = PropertyName.of(keyPath) {
      self.init(forKeyPath: name)
    } else {
      failCurrentTest("\(keyPath) has no name that a predicate can use", endsTest: true)
      self.init(forConstantValue: nil)
    }
  }
}
