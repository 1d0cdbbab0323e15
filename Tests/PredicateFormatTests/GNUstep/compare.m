/* Reads lines of a predicate format, a tab and a subject in JSON; writes for each the canonical
   text, a tab and the verdict: 1, 0, or ! and the name of an exception. */
#import <Foundation/Foundation.h>

static NSString *
verdict(NSString *format, id subject, NSString **canonical)
{
  NSString *result = nil;

  *canonical = @"";
  NS_DURING
    {
      NSPredicate *predicate = [NSPredicate predicateWithFormat: format argumentArray: [NSArray array]];

      *canonical = [predicate predicateFormat];
      result = [predicate evaluateWithObject: subject] ? @"1" : @"0";
    }
  NS_HANDLER
    result = [@"!" stringByAppendingString: [localException name]];
  NS_ENDHANDLER
  return result;
}

int
main(void)
{
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  NSData *input = [[NSFileHandle fileHandleWithStandardInput] readDataToEndOfFile];
  NSString *text = [[NSString alloc] initWithData: input encoding: NSUTF8StringEncoding];
  NSEnumerator *lines = [[text componentsSeparatedByString: @"\n"] objectEnumerator];
  NSString *line;

  while ((line = [lines nextObject]) != nil)
    {
      NSArray *fields = [line componentsSeparatedByString: @"\t"];
      NSString *canonical;
      NSString *result;
      NSData *json;
      id subject;

      if ([fields count] != 2)
        continue;
      json = [[fields objectAtIndex: 1] dataUsingEncoding: NSUTF8StringEncoding];
      subject = [NSJSONSerialization JSONObjectWithData: json options: 0 error: NULL];
      result = verdict([fields objectAtIndex: 0], subject, &canonical);
      printf("%s\t%s\n", [canonical UTF8String], [result UTF8String]);
      fflush(stdout);
    }
  [pool release];
  return 0;
}
