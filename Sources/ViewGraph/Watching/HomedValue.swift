/// A value that knows the property that it belongs to.
protocol HomedValue: AnyObject {
  /// The view that has the value, and the place of the property in it.
  var home: (type: Any.Type, place: Int)? { get set }
}
