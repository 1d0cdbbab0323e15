package import PredicateFormat

/// A request that an app's loader makes.
package struct LoaderRequest: Sendable, Equatable {
  /// The name of the loader.
  package let loader: String
  /// The method in capitals.
  package let method: String
  /// The URL or its path; names in braces are any text.
  package let url: String
  /// The keys that lead to the value that the loader delivers; empty for the whole response.
  package let place: [String]
  /// The names of the query parameters, except those in the URL.
  package let query: [String]
  /// The names of the headers.
  package let headers: [String]
  /// The body; `{"bind": expression}` in it is a value that is computed when the app runs.
  package var body: FormatValue?

  /// Describes a request; the place is a JSON pointer such as `/items/0`.
  package init(
    loader: String, method: String, url: String, pointer: String, query: [String] = [],
    headers: [String] = [], body: FormatValue? = nil
  ) {
    self.loader = loader
    self.method = method.uppercased()
    self.url = url
    self.query = query
    self.headers = headers
    self.body = body
    place = pointer.split(separator: "/").map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }
}
