/** Stands in for pyspark/sql.py: runs the tasks of a job one after the other. */
export const SPARK = `class Tasks(list):
    def foreach(self, run):
        for one in self: run(one)
class SparkSession:
    class builder:
        appName = classmethod(lambda c, name: c)
        getOrCreate = classmethod(lambda c: SparkSession)
    class sparkContext:
        parallelize = staticmethod(lambda names, count: Tasks(names))
    stop = staticmethod(lambda: None)
`
