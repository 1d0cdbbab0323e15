import LocatedJSON
import NetworkStubs
import PredicateFormat
import VirtualTime

/// Checks the requests of loaders.
final class RequestCheck: AppChecking {
  /// Checks the request of a loader, except for the names in its expressions, which belong to the
  /// screens that invoke it.
  func checkRequest(of loader: LoaderDefinition, at path: DefinitionPath) {
    guard let request = loader.request else { return }
    let file = AppFileName.app
    let usual = LoaderDefinition(name: "", latency: .fixed(.zero))
    for (key, isGiven) in [
      ("latency", loader.latency != usual.latency), ("failureRate", loader.failureRate != 0),
      ("result", loader.result != usual.result), ("error", loader.error != usual.error),
    ] where isGiven {
      let message =
        "\(quoted(key)) cannot be used with \"request\": the stub that answers decides it"
      find(message, in: file, at: path.key(key))
    }
    let place = path.key("request")
    if request.timeout <= .zero {
      find("a timeout must be above 0", in: file, at: place.key("timeout"))
    }
    if request.variants.isEmpty {
      find("a request needs at least one variant", in: file, at: place.key("variants"))
    }
    if request.variants.count > RequestDefinition.variantLimit {
      let words = "the request has \(request.variants.count) variants; the limit is"
      find("\(words) \(RequestDefinition.variantLimit)", in: file, at: place.key("variants"))
    }
    let names = request.variants.map(\.name)
    findDuplicates("variant", names, in: file) { _ in place.key("variants") }
    for variant in request.variants { check(variant, at: Self.place(variant, of: request, place)) }
    for (text, place) in Self.expressions(of: request, at: place) {
      do {
        var reads = KeyPathFinder()
        reads.visit(try FormatExpression(text).root)
        findMissingValues(reads, in: file, at: place)
      } catch {
        find(error, as: "expression", in: file, at: place)
      }
    }
  }

  private func check(_ variant: RequestVariant, at path: DefinitionPath) {
    let file = AppFileName.app
    if !(variant.url.isEmpty && isFromFiles) {
      do throws(ReadFault) {
        _ = try RequestURL(variant.url)
      } catch {
        find(error.message, in: file, at: path.key("url"))
      }
    }
    findDuplicates("query", variant.query.map(\.name), in: file) { _ in path.key("query") }
    findDuplicates("header", variant.headers.map(\.name), in: file) { _ in path.key("headers") }
    guard let result = variant.result else { return }
    do throws(ReadFault) {
      _ = try JSONPointer(result)
    } catch {
      find(error.message, in: file, at: path.key("result"))
    }
  }

  /// Checks that a screen has the keys that a request reads.
  func checkKeys(of request: RequestDefinition, loader: String, _ context: ScreenContext) {
    let path = DefinitionPath.top.key("loaders").key(loader).key("request")
    for (text, place) in Self.expressions(of: request, at: path) {
      guard let expression = try? FormatExpression(text) else { continue }
      for key in expression.subjectKeys where !context.scope.contains(key) {
        guard !isOpaque(context.file) else { continue }
        find(
          "the screen \(quoted(AppFileName.screenName(context.file))) starts it without "
            + "the context key \(quoted(key))", in: AppFileName.app, at: place,
          nearest: NearestName.of(key, in: context.scope.names))
      }
    }
  }

  private static func place(
    _ variant: RequestVariant, of request: RequestDefinition, _ path: DefinitionPath
  ) -> DefinitionPath {
    request.choice == nil ? path : path.key("variants").key(variant.name)
  }

  /// Every expression of a request, with its place.
  private static func expressions(
    of request: RequestDefinition, at path: DefinitionPath
  ) -> [(text: String, place: DefinitionPath)] {
    var found: [(text: String, place: DefinitionPath)] = []
    if let choice = request.choice { found.append((choice, path.key("choose"))) }
    for variant in request.variants {
      let place = Self.place(variant, of: request, path)
      for case .expression(let text) in (try? RequestURL(variant.url).pieces) ?? [] {
        found.append((text, place.key("url")))
      }
      found += variant.query.map { ($0.expression, place.key("query").key($0.name)) }
      found += variant.headers.map { ($0.expression, place.key("headers").key($0.name)) }
      if let body = variant.body { found += expressions(in: body, at: place.key("body"), depth: 0) }
    }
    return found
  }

  private static func expressions(
    in body: FormatValue, at path: DefinitionPath, depth: Int
  ) -> [(text: String, place: DefinitionPath)] {
    guard depth < JSONReader.depthLimit else { return [] }
    if let text = body.boundExpression { return [(text, path.key("bind"))] }
    switch body {
    case .list(let items):
      return items.enumerated().flatMap {
        expressions(in: $0.element, at: path.index($0.offset), depth: depth + 1)
      }
    case .record(let members):
      return members.sorted { $0.key < $1.key }.flatMap {
        expressions(in: $0.value, at: path.key($0.key), depth: depth + 1)
      }
    default: return []
    }
  }
}
